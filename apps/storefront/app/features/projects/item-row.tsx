import type { ProjectDetail, ProjectItem } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { Money } from '@tessera/ui/price'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { refusalIn } from '../../kit/plans/scoped-form.tsx'
import { surfaceText } from '../../kit/plans/surface-options.ts'
import { ItemForm } from './item-form.tsx'
import { boxesText, needText } from './item-measures.ts'
import { ItemProgress } from './item-progress.tsx'
import { itemHref } from './open-parts.ts'

interface Props {
  item: ProjectItem
  alternates: readonly ProjectItem[]
  project: ProjectDetail
  /** The address opens its form. */
  isEdited: boolean
  refusal: FormRefusal | undefined
}

/** One product of a room with quantity, progress and alternates. Its form is rendered on demand. */
export function ItemRow({ item, alternates, project, isEdited, refusal }: Props) {
  const { basketItemGuid: id } = item
  const isOpen = isEdited || refusalIn(refusal, id) !== undefined
  return (
    <li
      id={`item-${id}`}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-grout py-5 tablet:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <Picture
        sku={item.sku}
        image={item.sku_image_url}
        alt={item.altText}
        sizes="112px"
        maxWidth={480}
        className="self-start"
      />
      <ItemFacts item={item} />
      <div className="col-start-2 flex items-baseline gap-3 tablet:col-start-3 tablet:grid tablet:content-start tablet:justify-items-end tablet:gap-1">
        <Money cents={item.totalCents} className="text-lg font-bold" />
        <span className="text-sm text-stone">
          <Money cents={item.unitPriceCents} /> per {item.purchaseUnit}
        </span>
      </div>
      <div className="col-span-full grid gap-3 tablet:col-start-2">
        <ItemProgress item={item} />
        {alternates.length > 0 && <AlternateList main={item} alternates={alternates} project={project} />}
        {project.canEdit && (
          <div className="grid gap-2">
            <p>
              <Link
                href={itemHref(project.projectId, item.roomId, id, isOpen)}
                className="inline-flex min-h-9 items-center text-sm"
              >
                {isOpen ? 'Done' : 'Edit'}
                <span className="sr-only">: {item.name}</span>
              </Link>
            </p>
            {isOpen && (
              <div className="grid gap-4 border border-grout bg-surface p-4">
                <ItemForm item={item} rooms={project.rooms} basketId={project.basketId} refusal={refusal} />
                <ItemActions item={item} project={project} />
              </div>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function ItemFacts({ item }: { item: ProjectItem }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h3 className="font-sans text-base leading-snug font-bold">
        <Link href={item.product_url} className="no-underline hover:underline">
          {item.name}
        </Link>
      </h3>
      <p className="text-sm text-stone">
        {[surfaceText(item.surface, item.pattern), needText(item)].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm">{boxesText(item)}</p>
      {item.isGone && (
        <p className="text-sm text-sale">No longer available. Choose another product before you order.</p>
      )}
      {item.priceBeforeCents !== null && (
        <p className="text-sm text-amber">
          Price changed: {formatMoney(item.priceBeforeCents)} when you planned it, {formatMoney(item.unitPriceCents)}{' '}
          now.
        </p>
      )}
      {item.notes && <p className="text-sm text-stone">“{item.notes}”</p>}
    </div>
  )
}

function ItemActions({ item, project }: { item: ProjectItem; project: ProjectDetail }) {
  const { basketItemGuid, roomId } = item
  const place = new URLSearchParams({ item: basketItemGuid, ...(roomId && { room: roomId }) })
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Link
        href={`/account/projects/${project.projectId}/add?${place}`}
        className="inline-flex min-h-9 items-center text-sm"
      >
        Add an alternate
      </Link>
      <RemoveItem item={item} basketId={project.basketId} />
    </div>
  )
}

function RemoveItem({ item, basketId }: { item: ProjectItem; basketId: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="item-remove" />
      <input type="hidden" name="basketId" value={basketId} />
      <input type="hidden" name="basketItemGuid" value={item.basketItemGuid} />
      <Button type="submit" kind="quiet" size="Small" aria-label={`Remove ${item.name}`}>
        Remove
      </Button>
    </Form>
  )
}

function AlternateList({
  main,
  alternates,
  project,
}: {
  main: ProjectItem
  alternates: readonly ProjectItem[]
  project: ProjectDetail
}) {
  return (
    <div className="grid gap-2">
      <p className="text-sm font-bold">Alternates</p>
      <ul className="grid gap-2">
        {alternates.map((one) => (
          <li
            key={one.basketItemGuid}
            className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 text-sm"
          >
            <Picture sku={one.sku} image={one.sku_image_url} alt="" sizes="48px" maxWidth={160} />
            <span className="grid">
              <Link href={one.product_url} className="no-underline hover:underline">
                {one.name}
              </Link>
              <span className="text-stone">
                {formatMoney(one.totalCents)}, {differenceText(one.totalCents - main.totalCents)}
              </span>
            </span>
            {project.canEdit && <RemoveItem item={one} basketId={project.basketId} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

const differenceText = (cents: number): string => {
  if (cents === 0) return 'the same'
  return cents > 0 ? `${formatMoney(cents)} more` : `${formatMoney(-cents)} less`
}
