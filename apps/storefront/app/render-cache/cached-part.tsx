import { type ComponentType, createContext, type HTMLAttributes, use } from 'react'

/** Returns a placeholder for the HTML of a part with these props. */
export type RenderCached = <Given extends object>(part: ComponentType<Given>, given: Given) => string

/** Only the server caches. */
export const RenderCachedContext = createContext<RenderCached | undefined>(undefined)

interface CachedPartProps<Given> extends Omit<HTMLAttributes<HTMLElement>, 'part'> {
  as: 'div' | 'li' | 'nav' | 'ul'
  part: ComponentType<Given>
  /** The part's props: everything its HTML depends on, JSON-serializable, because they are the cache key. */
  given: Given
}

/**
 * A part that is the same on many pages. The server renders it once and reuses the HTML; the browser hydrates it like
 * any other part. Inside there is no router and no `useId`.
 */
export function CachedPart<Given extends object>({ as: Tag, part: Part, given, ...rest }: CachedPartProps<Given>) {
  const renderCached = use(RenderCachedContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  if (renderCached) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: renderCached(Part, given) }} />
  return (
    <Tag {...rest}>
      <Part {...given} />
    </Tag>
  )
}
