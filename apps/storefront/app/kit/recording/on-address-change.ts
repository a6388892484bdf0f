/** Calls back on every change of the address, before the new page is rendered. Returns a function that stops it. */
export function onAddressChange(listen: () => void): () => void {
  const { pushState, replaceState } = history
  const notifying =
    (change: History['pushState']): History['pushState'] =>
    (...args) => {
      change.apply(history, args)
      listen()
    }
  history.pushState = notifying(pushState)
  history.replaceState = notifying(replaceState)
  addEventListener('popstate', listen)
  return () => {
    history.pushState = pushState
    history.replaceState = replaceState
    removeEventListener('popstate', listen)
  }
}
