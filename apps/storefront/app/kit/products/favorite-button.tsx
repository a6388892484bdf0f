import { classNames } from '@tessera/ui/class-names'
import { HeartIcon } from '@tessera/ui/icons'
import { favorites, toggleFavorite } from './favorites.ts'

interface FavoriteButtonProps {
  sku: string
  name: string
  /** Shows a text label beside the heart. */
  isWordy?: boolean
}

export function FavoriteButton({ sku, name, isWordy = false }: FavoriteButtonProps) {
  const isPicked = favorites.use().includes(sku)
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={() => toggleFavorite(sku)}
      className={classNames(
        'needs-script min-h-11 cursor-pointer items-center justify-center gap-2 text-sm hover:text-clay',
        isWordy ? 'inline-flex' : 'grid min-w-11 bg-surface/85',
      )}
    >
      <HeartIcon className={classNames('size-5', isPicked && 'fill-clay text-clay')} />
      <span className={isWordy ? undefined : 'sr-only'}>
        Favorite<span className="sr-only">: {name}</span>
      </span>
    </button>
  )
}
