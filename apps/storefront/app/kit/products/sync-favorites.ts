import { favorites, isAccountList, setAccountList } from './favorites.ts'

interface Change {
  add: readonly string[]
  remove: readonly string[]
}

/** Sends a change and returns the account's list; undefined if the request failed, so that the local list stays. */
export async function sendFavorites({ add, remove }: Change): Promise<readonly string[] | undefined> {
  const body = new URLSearchParams([...add.map((sku) => ['add', sku]), ...remove.map((sku) => ['remove', sku])])
  try {
    const answer = await fetch('/favorites/list', { method: 'POST', body })
    return answer.ok ? ((await answer.json()) as { skus: string[] }).skus : undefined
  } catch {
    return undefined
  }
}

/**
 * Merges a guest's favorites into the account at sign-in. From then on the local list mirrors the account and is
 * cleared at sign-out, so that the next user of this browser does not see it.
 */
export async function syncFavorites(ofAccount: readonly string[] | null): Promise<void> {
  if (!ofAccount) {
    if (!isAccountList()) return
    setAccountList(false)
    return favorites.save([])
  }
  const own = isAccountList() ? [] : favorites.now().filter((sku) => !ofAccount.includes(sku))
  const merged = own.length > 0 ? await sendFavorites({ add: own, remove: [] }) : ofAccount
  if (!merged) return
  setAccountList(true)
  favorites.save(merged)
}
