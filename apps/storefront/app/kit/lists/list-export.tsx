import { exportHref } from './document-href.ts'
import { DownloadLink } from './download-link.tsx'
import type { LoadedList } from './load-list.server.ts'

/** Exports the filtered list, all pages, in the formats the shop offers. */
export function ListExport({ listing: { kind, state, filters } }: { listing: LoadedList<unknown> }) {
  return (
    <span className="flex flex-wrap gap-2">
      {filters.exports.map((format) => (
        <DownloadLink key={format} href={exportHref(kind, state, format)} kind="secondary">
          Export {format.toUpperCase()}
        </DownloadLink>
      ))}
    </span>
  )
}
