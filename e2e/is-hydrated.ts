/// <reference lib="dom" />

interface RootFiber {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } }
}

/**
 * Whether React has taken over all that the server rendered: it complains about elements that are missing before. A
 * comment `$` stands before a part that it takes over later. Runs in the page.
 */
export function isHydrated(): boolean {
  const ownKey = (node: object, start: string) => Object.keys(node).find((key) => key.startsWith(start))
  const container = ownKey(document, '__reactContainer$')
  if (!container) return !('__reactRouterContext' in globalThis)
  const { stateNode } = Reflect.get(document, container) as RootFiber
  if (stateNode.current.memoizedState.isDehydrated) return false
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { data, nextElementSibling: later } = comments.currentNode as Comment
    // scripts that bring data stay the server's
    if (data === '$' && later && later.tagName !== 'SCRIPT' && !ownKey(later, '__reactFiber$')) return false
  }
  return true
}
