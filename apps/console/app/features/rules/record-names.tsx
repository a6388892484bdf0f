import type { RecordIDs } from './find-record-ids.ts'
import { useNamedIDs } from './use-names.ts'

/** The names of records whose IDs stand in a text, below it. */
export const RecordNames = ({ found }: { found: readonly RecordIDs[] }) =>
  found.map((one) => <NamesOfKind key={one.searchHref} {...one} />)

function NamesOfKind({ searchHref, ids }: RecordIDs) {
  const named = useNamedIDs(ids, searchHref)
  return named.map(({ id, name }) => (
    <span key={id} className="rule-name block text-sm text-stone wrap-anywhere">
      <code className="rule-text">{id}</code> is {name}.
    </span>
  ))
}
