/** Returns the tab that a key selects, wrapping at both ends; undefined for any other key. */
export function tabAfterKey<Value extends string>(
  key: string,
  tabs: readonly { value: Value }[],
  current: Value,
  direction: string,
): Value | undefined {
  const index = tabs.findIndex((tab) => tab.value === current)
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const target = {
    [forwards]: (index + 1) % tabs.length,
    [backwards]: (index - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[key]
  return target === undefined ? undefined : tabs[target]?.value
}
