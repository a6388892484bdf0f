import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { formatInstant } from '../prices/format-instant.ts'
import { benchSizes, usualSize } from './bench-request.ts'
import type { BenchResult, BenchRow, BenchView } from './bench-view.ts'
import { findReasonIDs } from './find-record-ids.ts'
import { RecordNames } from './record-names.tsx'

interface Props {
  /** Why this person has no bench. */
  missing: string | null
  what: 'orders' | 'returns'
  formID: string
  state: { result: BenchResult | undefined; isBusy: boolean }
  /** The rule has an error, so the last answer is old. */
  isStale: boolean
}

/** Shows how the rule would have treated real orders, while it is written. */
export function BenchPanel({ missing, what, formID, state: { result, isBusy }, isStale }: Props) {
  return (
    <section aria-label="Test on real orders" className="rule-bench">
      <h2 className="border-b border-grout pb-1 text-lg">Test on real {what}</h2>
      {missing && <p className="text-stone">{missing}</p>}
      {!missing && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={`Newest ${what}`}
            name="bench"
            form={formID}
            defaultValue={usualSize}
            options={benchSizes.map((value) => ({ value, label: value }))}
          />
          <Button type="submit" form={formID} name="intent" value="test" formNoValidate>
            Test
          </Button>
        </div>
      )}
      <div aria-live="polite" aria-busy={isBusy} className={isBusy || isStale ? 'opacity-70' : undefined}>
        {isStale && <p className="text-stone">The rule has an error. These are the results of the last valid rule.</p>}
        {result && 'problem' in result && <Notice kind="warning">{result.problem}</Notice>}
        {result && 'bench' in result && <Bench view={result.bench} />}
      </div>
    </section>
  )
}

function Bench({ view: { headline, compared, notes, rows, reasonsTitle, reasons } }: { view: BenchView }) {
  const reached = rows.filter(({ result, saved }) => result !== '' || (saved !== null && saved !== ''))
  return (
    <div className="grid gap-3">
      <p className="text-lg font-bold">{headline}</p>
      {compared && <p>{compared}</p>}
      {notes.map((note) => (
        <p key={note} className="text-stone">
          {note}
        </p>
      ))}
      {reached.length > 0 && <BenchRows rows={reached} />}
      {reasons.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-base">{reasonsTitle}</h3>
          <ul className="grid gap-1.5">
            {reasons.map(({ message, text, count }) => (
              <li key={`${text} ${message}`} className="grid grid-cols-[3rem_1fr] gap-2">
                <span className="tabular text-end">{count}</span>
                <span className="min-w-0 wrap-anywhere">
                  {text && <code className="rule-text block">{text}</code>}
                  {message}
                  <RecordNames found={findReasonIDs(text, message)} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function BenchRows({ rows }: { rows: readonly BenchRow[] }) {
  const hasSaved = rows.some(({ saved }) => saved !== null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div tabIndex={0} className="max-h-96 overflow-auto">
      <table className="part-table text-sm">
        <thead>
          <tr>
            {['Number', 'Who', 'Amount', 'Result', ...(hasSaved ? ['Saved version'] : [])].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, href, name, who, date, cents, result, saved, why }) => (
            <tr key={id}>
              <td>
                <Link href={href}>{name}</Link>
                {date && <span className="block text-xs text-stone">{formatInstant(date)}</span>}
              </td>
              <td>{who}</td>
              <td className="tabular">{formatMoney(cents)}</td>
              <td className="tabular">{result || why || 'Nothing'}</td>
              {hasSaved && (
                <td className={saved === result ? 'tabular text-stone' : 'tabular font-bold'}>{saved || 'Nothing'}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
