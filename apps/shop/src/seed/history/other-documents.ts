import type { NewDocument } from '@tessera/middleware/modules/ledger/posting/post-documents'
import type { HistoryClock } from './history-clock.ts'
import type { OpenedAccount } from './opened-account.ts'

type PlannedDocument = Pick<NewDocument, 'type' | 'goodsCents' | 'words'> &
  Partial<NewDocument> & { name: string; ago: number }

/** Debits other than invoices. */
const debits: readonly PlannedDocument[] = [
  {
    name: 'migrated',
    type: 'YZ',
    ago: 775,
    goodsCents: 187_520,
    terms: 'NT30',
    words: 'Balance of your account at Keller Tile Supply',
  },
  {
    name: 'earlier deposit',
    type: 'ZO',
    ago: 320,
    goodsCents: 64_000,
    words: 'Deposit for made-to-order pavers',
  },
  { name: 'cutting', type: 'Z2', ago: 64, goodsCents: 4250, words: 'Cutting of 17 pieces at the counter' },
  {
    name: 'freight claim',
    type: 'DR',
    ago: 38,
    goodsCents: 7500,
    terms: 'NT30',
    words: 'Second delivery: nobody at the site',
  },
  {
    name: 'interest',
    type: 'DV',
    ago: 9,
    goodsCents: 1840,
    terms: 'NT30',
    words: 'Finance charge on overdue invoices',
  },
  { name: 'deposit', type: 'ZO', ago: 11, goodsCents: 120_000, terms: 'NT30', words: 'Deposit for a special order' },
]

export const paidDebits = ['migrated', 'earlier deposit', 'cutting'] as const

/** Credits without returned goods. */
const credits: readonly PlannedDocument[] = [
  { name: 'freight allowance', type: 'DG', ago: 215, goodsCents: 15_000, words: 'Late delivery: freight given back' },
  { name: 'price correction', type: 'DG', ago: 40, goodsCents: 24_000, words: 'Price corrected to your quote' },
  { name: 'breakage', type: 'Z3', ago: 12, goodsCents: 8500, words: 'Breakage above 3%' },
]

/** The deposit is for the special order. */
export const otherDebits = (account: OpenedAccount, specialOrder: string | null, when: HistoryClock): NewDocument[] =>
  debits.map((one) => ({
    ...documentOf(one, account, when),
    ...(one.name === 'deposit' && { salesDocumentId: specialOrder }),
  }))

export const otherCredits = (account: OpenedAccount, when: HistoryClock) =>
  credits.map((one) => ({ ...documentOf(one, account, when), type: one.type as 'DG' | 'Z3' })) // only these are above

const documentOf = (
  { name, ago, ...fields }: PlannedDocument,
  account: OpenedAccount,
  when: HistoryClock,
): NewDocument => ({
  ...fields,
  key: keyOf(account, name),
  accountId: account.id,
  soldTo: account.soldTo[0] ?? null,
  documentOn: when.ago(ago),
})

export const keyOf = ({ id }: Pick<OpenedAccount, 'id'>, name: string): string => `history ${name} ${id}`
