import { type ReactNode, useRef } from 'react'
import { ToolButton } from './tool-button.tsx'

interface FileButtonProps {
  label: string
  icon: ReactNode
  /** The file's types, as in an input's `accept`. */
  accept?: string
  onFile: (file: File) => unknown
}

/** Shows a button that asks for a file; by default one of JSON. */
export function FileButton({ label, icon, accept = '.json,application/json', onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton icon={icon} onClick={() => input.current?.click()}>
        {label}
      </ToolButton>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) void onFile(file)
        }}
      />
    </>
  )
}
