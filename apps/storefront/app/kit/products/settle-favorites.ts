import { favorites, isOfAccount, setOfAccount } from './favorites.ts'

interface Change {
  add: readonly string[]
  remove: readonly string[]
}

/** The account's list after the change; undefined where it could not be told, so that the one here stays. */
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
 * What a guest liked joins the account when they sign in; from then on the list here follows the account, and leaves
 * with it: the next person at this browser sees nothing of it.
 */
export async function settleFavorites(ofAccount: readonly string[] | null): Promise<void> {
  if (!ofAccount) {
    if (!isOfAccount()) return
    setOfAccount(false)
    return favorites.save([])
  }
  const own = isOfAccount() ? [] : favorites.now().filter((sku) => !ofAccount.includes(sku))
  const merged = own.length > 0 ? await sendFavorites({ add: own, remove: [] }) : ofAccount
  if (!merged) return
  setOfAccount(true)
  favorites.save(merged)
}
