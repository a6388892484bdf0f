import type { SheetDetail } from '@tessera/client/shop/types.gen'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Moment } from '@tessera/ui/time-zone'
import { PageHead } from '../../kit/account/page-head.tsx'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import { SheetStatus } from './sheet-status.tsx'

/** Client, status and version. */
export function SheetHead({ sheet }: { sheet: SheetDetail }) {
  const { selectionSheetId, name, clientName, status, version, projectId, origin, updatedAt, updatedBy, rooms } = sheet
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        <Link href="/account/selection-sheets">Selection sheets</Link>
      </p>
      <PageHead
        title={name}
        actions={
          <DownloadLink
            href={documentHref('selectionSheet', selectionSheetId)}
            label={`Selection sheet ${selectionSheetId} as PDF`}
            kind="secondary"
          >
            PDF
          </DownloadLink>
        }
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SheetStatus status={status} />
          <span>
            {[
              clientName && `For ${clientName}`,
              selectionSheetId,
              `version ${version}`,
              formatUnits(rooms.length, 'room'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </PageHead>
      <p className="text-sm text-stone">
        {origin === 'store' ? 'Created by your store. ' : ''}Last updated <Moment at={updatedAt} /> by {updatedBy}
        {projectId && (
          <>
            {' · '}
            <Link href={`/account/projects/${projectId}`}>Project {projectId}</Link>
          </>
        )}
      </p>
    </div>
  )
}
