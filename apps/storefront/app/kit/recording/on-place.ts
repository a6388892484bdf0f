/** Tells of every change of the address at once, before the page that belongs to it is drawn. Returns how to stop. */
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
