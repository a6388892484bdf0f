import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.tsx'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import { Money, Price } from './price.tsx'

export interface ProductCardProps {
  href: string
  sku: string
  /** Any address of its pictures, for their version. */
  image?: string | undefined
  name: string
  /** The beginning of the name, if the card shows no more of it. */
  shortName?: string | undefined
  alt: { face: string; scene?: string | undefined }
  /** `Polished marble · V3 · 12.02 sq ft per box`. */
  line?: ReactNode | undefined
  /** `★ 4.6`, at the end of that line. */
  rating?: string | undefined
  /** The main price and its unit; undefined if the product is priced in store only. */
  price?: { cents: number; per: string; wasCents?: number | undefined } | undefined
  /** Beside it: `$103.25 per box`. */
  unitPrice?: { cents: number; per: string } | undefined
  badges?: ReactNode | undefined
  /** In the picture's corner: the heart. */
  corner?: ReactNode | undefined
  /** Below: stock, SHOP NOW, ADD SAMPLE. */
  children?: ReactNode | undefined
  sizes?: string | undefined
  /** The page preloads its picture in the head. */
  isFirst?: boolean | undefined
  headingLevel?: 2 | 3 | undefined
  onSelect?: (() => void) | undefined
}

/** The widest card in pixels at double density. */
export const maxCardWidth = 960

/** Shows the face edge to edge, and the scene on hover or focus. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    name,
    shortName = name,
    alt,
    line,
    rating,
    price,
    unitPrice,
    badges,
    corner,
    children,
    isFirst,
    headingLevel = 3,
    onSelect,
  } = props
  const { sku, image, sizes = '(min-width: 1280px) 300px, (min-width: 768px) 33vw, 50vw' } = props
  const Heading = `h${headingLevel}` as const
  const [isLookedAt, setLookedAt] = useState(false)
  const look = () => setLookedAt(true)
  return (
    <article onPointerEnter={look} onFocus={look} className="product-card group relative flex flex-col bg-surface">
      <Link href={href} hasTransition onClick={onSelect} className="flex grow flex-col no-underline">
        <div className="relative">
          <Picture
            sku={sku}
            image={image}
            alt={alt.face}
            sizes={sizes}
            maxWidth={maxCardWidth}
            isFirst={isFirst}
            isPreloaded
            className="tile-picture"
          />
          {isLookedAt && alt.scene && <ScenePeek sku={sku} image={image} sizes={sizes} />}
          {badges && <CardBadges>{badges}</CardBadges>}
        </div>
        <div className="grid grow content-start gap-1 px-3 pt-3 tablet:px-4">
          <Heading
            title={name}
            className="line-clamp-3 font-sans text-base leading-snug tablet:line-clamp-2 group-hover:underline"
          >
            <CardName name={name} shortName={shortName} />
          </Heading>
          {line && (
            <p className="flex justify-between gap-x-3 text-sm text-stone">
              {line}
              {rating && <span className="shrink-0">{rating}</span>}
            </p>
          )}
          <CardPrice price={price} unitPrice={unitPrice} />
        </div>
      </Link>
      {corner && <div className="absolute end-0 top-0">{corner}</div>}
      <div className="px-3 pt-2 pb-4 tablet:px-4">{children}</div>
    </article>
  )
}

/** They wrap before the button in the other corner; two cards on 320 px leave no space beside it. */
const CardBadges = ({ children }: { children: ReactNode }) => (
  <div className="absolute start-2 end-11 top-2 flex flex-wrap gap-1.5 max-[23rem]:end-2 max-[23rem]:top-auto max-[23rem]:bottom-2">
    {children}
  </div>
)

const CardPrice = ({ price, unitPrice }: Pick<ProductCardProps, 'price' | 'unitPrice'>) => (
  <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
    {price ? <Price {...price} /> : <span>See in store</span>}
    {unitPrice && (
      <span className="text-sm text-stone">
        <Money cents={unitPrice.cents} /> per {unitPrice.per}
      </span>
    )}
  </p>
)

/** The whole name for screen readers, its beginning for the eye. */
const CardName = ({ name, shortName }: { name: string; shortName: string }) => (
  <>
    {shortName}
    {shortName !== name && <span className="sr-only">{name.slice(shortName.length)}</span>}
  </>
)

/** Shown once loaded: a scene that is not cached takes a second to draw, and the face stays until then. */
function ScenePeek({ sku, image, sizes }: { sku: string; image: string | undefined; sizes: string }) {
  const [hasCome, setCome] = useState(false)
  return (
    <div
      className={classNames('absolute inset-0', hasCome ? 'scene-peek' : 'invisible')}
      aria-hidden="true"
      onLoad={() => setCome(true)}
    >
      <Picture
        sku={sku}
        image={image}
        view="scene"
        alt=""
        sizes={sizes}
        className="h-full"
        imageClassName="h-full object-cover"
      />
    </div>
  )
}
