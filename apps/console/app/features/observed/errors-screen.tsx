import type { PageErrorPage } from '@tessera/client/shop/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { Badge } from '@tessera/ui/badge'
import { formatCount } from '@tessera/ui/format'
import { formatMoment } from '../../generic/format-days.ts'
import { ObservedList } from './observed-list.tsx'
import { errorList, type ObservedQuery } from './observed-lists.ts'

type PageError = PageErrorPage['items'][number]

/** Errors of pages in browsers; the same message at the same place is one entry. */
export const ErrorsScreen = ({ query, found }: { query: ObservedQuery; found: PageErrorPage }) => (
  <ObservedList
    list={errorList}
    query={query}
    placeholder="Message, file, page or reference"
    found={found}
    row="error"
    searched="Messages, files, pages and references are searched."
  >
    <ul className="grid gap-3">
      {found.items.map((error) => (
        <ErrorEntry key={error.id} error={error} />
      ))}
    </ul>
  </ObservedList>
)

const ErrorEntry = ({ error: { message, stack, path, reference, times, firstAt, lastAt } }: { error: PageError }) => (
  <li className="grid min-w-0 gap-1 border border-grout bg-surface p-3">
    <p className="flex flex-wrap items-start justify-between gap-2">
      <b className="min-w-0 wrap-anywhere">{message}</b>
      <Badge kind={times > 1 ? 'warning' : 'plain'}>{times === 1 ? 'Once' : `${formatCount(times)} times`}</Badge>
    </p>
    <p className="wrap-anywhere text-stone">
      {path} · last {formatMoment(lastAt, shopTimeZone)}
      {times > 1 && ` · first ${formatMoment(firstAt, shopTimeZone)}`}
      {reference && ` · reference ${reference}`}
    </p>
    {stack && (
      <details>
        <summary className="min-h-6 cursor-pointer">Where in the code</summary>
        <pre className="code-block mt-2">{stack}</pre>
      </details>
    )}
  </li>
)
