import type { SheetDetail } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { SheetActionButton } from './sheet-action-button.tsx'
import { isSheetSigned } from './sheet-status.tsx'
import { sheetHref } from './tabs.ts'

/** The next steps: share with the client first, then add to the cart or request a quote. */
export function SheetActions({ sheet, isSharing }: { sheet: SheetDetail; isSharing: boolean }) {
  const { selectionSheetId, status, rooms, canEdit } = sheet
  const hasItems = rooms.some(({ items }) => items.length > 0)
  const isSigned = isSheetSigned(status)
  const isArchived = status === 'archived'
  const toShare = hasItems && canEdit && !isArchived && !isSigned && !isSharing
  return (
    <div className="no-print flex flex-wrap items-start gap-3">
      {toShare && (
        <LinkButton href={sheetHref(selectionSheetId, 'share')} kind="primary">
          Share with client
        </LinkButton>
      )}
      {hasItems && !isArchived && (
        <SheetActionButton sheet={sheet} intent="cart" kind={isSigned ? 'primary' : 'secondary'}>
          Add selection to cart
        </SheetActionButton>
      )}
      {hasItems && !isArchived && (
        <SheetActionButton sheet={sheet} intent="quote">
          Request a quote
        </SheetActionButton>
      )}
      <SheetActionButton sheet={sheet} intent="copy" kind={canEdit ? 'quiet' : 'primary'}>
        {canEdit ? 'Copy' : 'Copy to make changes'}
      </SheetActionButton>
      {sheet.origin === 'customer' && (
        <SheetActionButton sheet={sheet} intent="archive" kind="quiet" more={{ isArchived: isArchived ? 'no' : 'yes' }}>
          {isArchived ? 'Unarchive' : 'Archive'}
        </SheetActionButton>
      )}
    </div>
  )
}

/** The notice to read before editing. */
export function SheetNotice({ sheet }: { sheet: SheetDetail }) {
  const { status, origin, signatures, shares } = sheet
  const valid = signatures.find(({ isVoid }) => !isVoid)
  if (origin === 'store')
    return <Notice title="Your store created this sheet">You can view it, comment, or copy it to make changes.</Notice>
  if (status === 'archived')
    return <Notice title="This sheet is archived">Its links no longer work. Unarchive it to continue.</Notice>
  if (valid && isSheetSigned(status))
    return (
      <Notice kind="success" title={`Signed by ${valid.name} and locked`}>
        Any change creates a new version and voids this signature.
      </Notice>
    )
  if (shares.some(({ isLive, views }) => isLive && views === 0) && status === 'shared')
    return <Notice title="Your client hasn’t viewed the link yet">You’ll see it here when they do.</Notice>
  if (signatures.some(({ isVoid }) => isVoid))
    return <Notice kind="warning">An earlier version was signed. This one needs a new signature.</Notice>
  return null
}
