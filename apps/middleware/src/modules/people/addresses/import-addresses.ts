import type {
  AddressImportAnswer,
  AddressLineInput,
  ImportedAddressLine,
  NewAddressInput,
} from '@tessera/client/shop/types.gen'
import type { addressMoreCalls } from '@tessera/contract/middleware/address'
import type { Database } from '@tessera/server/database'
import { asVisitor } from '../../../kit/as-visitor.ts'
import type { Commerce } from '../../../kit/commerce.ts'
import type { ShopCall } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { listBook, toBook } from './book.ts'
import { lookAt } from './check-address.ts'

interface Needs {
  database: Database
  commerce: Commerce
}

const mostLines = 100
/** Maximum per address book; more is most likely a mistake. */
const mostAddresses = 2000

/** Same limits as for a single address. */
const longest: Record<keyof AddressLineInput, number> = {
  firstName: 100,
  lastName: 100,
  company: 100,
  street1: 100,
  street2: 100,
  city: 100,
  state: 2,
  zip: 10,
  phone: 30,
  nickname: 60,
  deliveryNotes: 300,
  siteContact: 100,
}

/** Checks each line by itself: a wrong line doesn't stop the others, and no address is added twice. */
export async function importAddresses(
  needs: Needs,
  visitor: Visitor,
  { lines, isCheck }: ShopCall<typeof addressMoreCalls.importAddresses>['body'],
): Promise<AddressImportAnswer> {
  if (lines.length === 0) invalid('lines', 'Add at least one address.')
  if (lines.length > mostLines) invalid('lines', `Import up to ${mostLines} addresses at a time.`)
  const book = new Set((await listBook(needs.commerce, visitor)).map(signOf))
  if (book.size + lines.length > mostAddresses)
    invalid('lines', `An address book can hold up to ${mostAddresses} addresses.`)
  const answers: ImportedAddressLine[] = []
  for (const line of lines) answers.push(await take(needs, visitor, { line, book, isCheck: isCheck === true }))
  return { added: answers.filter(({ state }) => state === 'added').length, lines: answers }
}

interface Taken {
  line: AddressLineInput
  book: Set<string>
  isCheck: boolean
}

async function take({ database, commerce }: Needs, visitor: Visitor, { line, book, isCheck }: Taken) {
  const { problems, tidy } = await lookAt(database, asPlace(line), false)
  const wrong = [...lengthProblems(line), ...problems]
  if (wrong.length > 0) return { state: 'wrong' as const, problems: wrong }
  if (book.has(signOf(tidy))) return { state: 'known' as const, problems: [] }
  book.add(signOf(tidy))
  if (isCheck) return { state: 'right' as const, problems: [] }
  await commerce.client.Me.CreateAddress(toBook(tidy), asVisitor(visitor))
  return { state: 'added' as const, problems: [] }
}

/** Fills missing fields with empty strings, so that the address check reports them. */
const asPlace = (line: AddressLineInput): NewAddressInput => ({
  ...line,
  firstName: line.firstName ?? '',
  lastName: line.lastName ?? '',
  street1: line.street1 ?? '',
  city: line.city ?? '',
  state: line.state ?? '',
  zip: line.zip ?? '',
})

const lengthProblems = (line: AddressLineInput) =>
  (Object.keys(longest) as (keyof AddressLineInput)[])
    .filter((field) => (line[field]?.trim().length ?? 0) > longest[field])
    .map((field) => ({
      field,
      message:
        field === 'state'
          ? 'Use the two-letter state code, for example IL.'
          : `This is too long. Use up to ${longest[field]} characters.`,
    }))

type Signed = Pick<NewAddressInput, 'firstName' | 'lastName' | 'company' | 'street1' | 'street2' | 'zip'>

/** Addresses are equal if the same recipient has the same street and ZIP code. */
const signOf = ({ firstName, lastName, company, street1, street2, zip }: Signed): string =>
  [firstName, lastName, company, street1, street2, zip?.slice(0, 5)]
    .map((text) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .join('|')
