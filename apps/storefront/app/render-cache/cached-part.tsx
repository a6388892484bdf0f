import { type ComponentType, createContext, type HTMLAttributes, use } from 'react'

/** The HTML of a part with what it is given: drawn now, or kept from before. */
export type Keep = <Given extends object>(part: ComponentType<Given>, given: Given) => string

/** Only the server keeps. */
export const KeepContext = createContext<Keep | undefined>(undefined)

interface KeptPartProps<Given> extends Omit<HTMLAttributes<HTMLElement>, 'part'> {
  as: 'div' | 'li' | 'nav' | 'ul'
  part: ComponentType<Given>
  /** All that its HTML depends on, and nothing that JSON cannot say: it is what the HTML is kept by. */
  given: Given
}

/**
 * A part of a page that looks the same on many pages. The server draws it once and writes the same text again; for the
 * browser it is a part like any other, and takes over what it finds. Inside there is no router, and no `useId`.
 */
export function KeptPart<Given extends object>({ as: Tag, part: Part, given, ...rest }: KeptPartProps<Given>) {
  const keep = use(KeepContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it itself
  if (keep) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: keep(Part, given) }} />
  return (
    <Tag {...rest}>
      <Part {...given} />
    </Tag>
  )
}
