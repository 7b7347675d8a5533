const textOf = (nodes: NodeList) => [...nodes].map((node) => (node instanceof Text ? node.data : node))

const isSame = (one: unknown[], other: unknown[]) =>
  one.length === other.length && one.every((part, at) => part === other[at])

/** Rewriting an existing text or attribute changes no picture; games do so before every frame. */
function isChange({ type, target, attributeName, oldValue, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return (target as Element).getAttribute(attributeName ?? '') !== oldValue
  return type === 'characterData' || !isSame(textOf(addedNodes), textOf(removedNodes))
}

/** Follows the document's content. `any` returns whether it changed since the last call. */
export function followChanges() {
  let changed = false
  const note = (found: MutationRecord[]) => {
    changed ||= found.some(isChange)
  }
  const observer = new MutationObserver(note)
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
  })
  return {
    any(): boolean {
      note(observer.takeRecords())
      const found = changed
      changed = false
      return found
    },
    stop: () => observer.disconnect(),
  }
}
