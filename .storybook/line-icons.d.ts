declare module 'virtual:line-icons' {
  /** The line icons that the code draws, by place and name. */
  export const lineIcons: Record<string, Record<string, import('lucide-react').LucideIcon>>
}
