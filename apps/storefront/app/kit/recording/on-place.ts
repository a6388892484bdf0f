/** Calls back on every change of the address, before the new page is rendered. Returns a function that stops it. */
export function onPlace(listen: () => void): () => void {
  const { pushState, replaceState } = history
  const telling =
    (change: History['pushState']): History['pushState'] =>
    (...given) => {
      change.apply(history, given)
      listen()
    }
  history.pushState = telling(pushState)
  history.replaceState = telling(replaceState)
  addEventListener('popstate', listen)
  return () => {
    history.pushState = pushState
    history.replaceState = replaceState
    removeEventListener('popstate', listen)
  }
}
