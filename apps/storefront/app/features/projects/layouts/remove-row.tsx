import { IconButton } from '@tessera/ui/icon-button'
import { CloseIcon } from '@tessera/ui/icons'

/** Without JavaScript a row is removed by emptying its fields. */
export const RemoveRow = ({ what, onRemove }: { what: string; onRemove(): void }) => (
  <span className="needs-script pt-1.5">
    <IconButton label={`Remove ${what}`} icon={<CloseIcon className="size-4" />} onClick={onRemove} />
  </span>
)
