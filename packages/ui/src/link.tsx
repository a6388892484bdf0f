import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string
  /** The picture of this card grows into the next page. */
  hasTransition?: boolean | undefined
  children?: ReactNode | undefined
}

function PlainLink({ hasTransition: _, children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** The storefront says once how its links move; the kit knows no router. */
export const LinkProvider = LinkContext

/** A link inside the shop: a plain anchor, or the router's where there is one. */
export function Link(props: LinkProps) {
  const Chosen = use(LinkContext)
  return <Chosen {...props} />
}
