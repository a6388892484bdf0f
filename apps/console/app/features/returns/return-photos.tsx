import type { StaffReturn } from '@tessera/client/shop/types.gen'
import { classNames } from '@tessera/ui/class-names'

interface Props extends Pick<StaffReturn, 'photos' | 'returnNumber'> {
  isSmall?: boolean
}

/** Photos that the customer sent; each opens in full. */
export function ReturnPhotos({ photos, returnNumber, isSmall = false }: Props) {
  if (photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ messageId }, at) => {
        const href = `/console/tasks/photo?${new URLSearchParams({ kind: 'return', messageId })}`
        return (
          <li key={messageId}>
            <a href={href} target="_blank" rel="noreferrer">
              <img
                src={href}
                alt={`View ${at + 1} of return ${returnNumber}`}
                loading="lazy"
                className={classNames('border border-grout object-cover', isSmall ? 'size-12' : 'size-40')}
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
