import type { ProjectRow } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Mosaic } from '@tessera/ui/mosaic'
import { Picture } from '@tessera/ui/picture'
import { Moment } from '@tessera/ui/time-zone'
import { BudgetBar } from './budget-bar.tsx'
import { stageLabels } from './stage-labels.ts'
import { projectHref } from './tabs.ts'

const skuIn = (url: string | null): string | undefined => /^\/media\/([^/]+)\//.exec(url ?? '')?.[1]

/** A project card: the material, then the client and the budget. */
export function ProjectCard({ project }: { project: ProjectRow }) {
  const { projectId, name, stage, clientName, placeText, rooms, items, isOwn, owner, isDraft } = project
  const sku = skuIn(project.sku_image_url)
  const who = [clientName, placeText].filter(Boolean).join(' · ')
  return (
    <li className="relative grid content-start gap-3 border-e border-b border-grout bg-surface pb-5 focus-within:outline-2 focus-within:outline-clay">
      {sku ? (
        <Picture
          sku={sku}
          image={project.sku_image_url}
          view="laid"
          alt=""
          sizes="(min-width: 1024px) 22vw, (min-width: 768px) 45vw, 92vw"
          className="aspect-3/2"
          imageClassName="h-full object-cover"
        />
      ) : (
        <span className="block aspect-3/2 bg-paper">
          <Mosaic kind="bond" className="h-full text-grout" />
        </span>
      )}
      <div className="grid gap-2 px-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge kind={stageLabels[stage].kind}>{stageLabels[stage].label}</Badge>
          {isDraft && <Badge kind="warning">Draft</Badge>}
        </div>
        <h2 className="text-2xl wrap-anywhere">
          <Link
            href={projectHref(projectId)}
            className="no-underline outline-none after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        </h2>
        {who && <p className="text-stone">{who}</p>}
        <p className="text-sm text-stone">
          {formatUnits(rooms, 'room')} · {formatUnits(items, 'product')}
        </p>
        <BudgetBar budget={project} size="text-lg" />
        <p className="text-sm text-stone">
          {isOwn ? '' : `Owner: ${owner}. `}Updated <Moment at={project.updatedAt} /> by {project.updatedBy}
        </p>
      </div>
    </li>
  )
}
