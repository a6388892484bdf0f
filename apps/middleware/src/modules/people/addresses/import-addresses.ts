import type {
  AddressImportAnswer,
  AddressLineInput,
  ImportedAddressLine,
  NewAddressInput,
} from '@tessera/client/shop/types.gen'
import type { addressCalls } from '@tessera/contract/middleware/address/operations'
import type { Database } from '@tessera/server/database'
import { asVisitor } from '../../../kit/as-visitor.ts'
import type { Commerce } from '../../../kit/commerce.ts'
import type { ShopCall } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { listAddressBook, toBookAddress } from './book.ts'
import { inspectAddress } from './check-address.ts'

interface Needs {
  database: Database
  commerce: Commerce
}

const maxLines = 100
/** Maximum per address book; more is most likely a mistake. */
const maxAddresses = 2000

/** Same limits as for a single address. */
const maxLengths: Record<keyof AddressLineInput, number> = {
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
  { lines, isCheck }: ShopCall<typeof addressCalls.importAddresses>['body'],
): Promise<AddressImportAnswer> {
  if (lines.length === 0) invalid('lines', 'Add at least one address.')
  if (lines.length > maxLines) invalid('lines', `Import up to ${maxLines} addresses at a time.`)
  const book = new Set((await listAddressBook(needs.commerce, visitor)).map(addressKeyOf))
  if (book.size + lines.length > maxAddresses)
    invalid('lines', `An address book can hold up to ${maxAddresses} addresses.`)
  const answers: ImportedAddressLine[] = []
  for (const line of lines) answers.push(await importLine(needs, visitor, { line, book, isCheck: isCheck === true }))
  return { added: answers.filter(({ state }) => state === 'added').length, lines: answers }
}

interface ImportContext {
  line: AddressLineInput
  book: Set<string>
  isCheck: boolean
}

async function importLine({ database, commerce }: Needs, visitor: Visitor, { line, book, isCheck }: ImportContext) {
  const { tidy, listProblems } = await inspectAddress(database, fillMissing(line))
  const wrong = [...lengthProblems(line), ...listProblems(false)]
  if (wrong.length > 0) return { state: 'wrong' as const, problems: wrong }
  if (book.has(addressKeyOf(tidy))) return { state: 'known' as const, problems: [] }
  book.add(addressKeyOf(tidy))
  if (isCheck) return { state: 'right' as const, problems: [] }
  await commerce.client.Me.CreateAddress(toBookAddress(tidy), asVisitor(visitor))
  return { state: 'added' as const, problems: [] }
}

/** Fills missing fields with empty strings, so that the address check reports them. */
const fillMissing = (line: AddressLineInput): NewAddressInput => ({
  ...line,
  firstName: line.firstName ?? '',
  lastName: line.lastName ?? '',
  street1: line.street1 ?? '',
  city: line.city ?? '',
  state: line.state ?? '',
  zip: line.zip ?? '',
})

const lengthProblems = (line: AddressLineInput) =>
  (Object.keys(maxLengths) as (keyof AddressLineInput)[])
    .filter((field) => (line[field]?.trim().length ?? 0) > maxLengths[field])
    .map((field) => ({
      field,
      message:
        field === 'state'
          ? 'Use the two-letter state code, for example IL.'
          : `This is too long. Use up to ${maxLengths[field]} characters.`,
    }))

type KeyedAddress = Pick<NewAddressInput, 'firstName' | 'lastName' | 'company' | 'street1' | 'street2' | 'zip'>

/** Addresses are equal if the same recipient has the same street and ZIP code. */
const addressKeyOf = ({ firstName, lastName, company, street1, street2, zip }: KeyedAddress): string =>
  [firstName, lastName, company, street1, street2, zip?.slice(0, 5)]
    .map((text) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .join('|')
