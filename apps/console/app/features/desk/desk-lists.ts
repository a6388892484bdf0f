/** The lists of work that wait for staff, in the order of a day. */
export const deskLists = [
  ['messages', 'Messages'],
  ['orders', 'Orders to send'],
  ['returns', 'Returns'],
  ['quotes', 'Quotes'],
  ['proAccounts', 'Pro requests'],
  ['refunds', 'Refunds'],
  ['companyNames', 'Company names'],
] as const

export type DeskList = (typeof deskLists)[number][0]

/** The list of the address, else the first one in which something waits. */
export function chooseList(asked: string | null, counts: Record<DeskList, number>): DeskList {
  const names = deskLists.map(([name]) => name)
  return names.find((name) => name === asked) ?? names.find((name) => counts[name] > 0) ?? 'messages'
}
