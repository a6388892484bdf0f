import { FieldError } from '@tessera/ui/field'
import type { CheckedAddress } from './import-addresses.server.ts'

/** The result for each line, with its problems below it. */
export const CheckedAddresses = ({ lines }: { lines: readonly CheckedAddress[] }) => (
  <ul aria-label="The list" className="border-t border-grout">
    {lines.map((one) => (
      <li key={one.line} className="grid gap-1 border-b border-grout py-3">
        <p className="wrap-anywhere">
          <span className="tabular text-stone">Line {one.line}: </span>
          {textOf(one) || one.raw}
        </p>
        {one.state === 'known' && <p className="text-sm text-stone">Already in your address book. Skipped.</p>}
        {one.problems.map(({ field, message }) => (
          <FieldError key={field + message} id={`line-${one.line}-${field}`} problem={message} />
        ))}
      </li>
    ))}
  </ul>
)

const textOf = ({ address: { nickname, firstName, lastName, company, street1, city, state, zip } }: CheckedAddress) =>
  [nickname, [firstName, lastName].filter(Boolean).join(' '), company, street1, city, [state, zip].join(' ').trim()]
    .filter(Boolean)
    .join(', ')
