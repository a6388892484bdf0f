/** The HTML at an address of the shop. Whole pages of guests are cached for 30 s, so each look has an address of its own. */
export async function readAsGuest(base: string, path: string): Promise<string> {
  const address = new URL(path, base)
  address.searchParams.set('look', crypto.randomUUID())
  const answer = await fetch(address)
  return answer.text()
}
