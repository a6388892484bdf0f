import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string
  /** Animates this card's picture into the next page. */
  hasTransition?: boolean | undefined
  children?: ReactNode | undefined
}

function PlainLink({ hasTransition: _, children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** The storefront provides its router's link; the kit has no router. */
export const LinkProvider = LinkContext

/** An internal link: the router's link if provided, else a plain anchor. */
export function Link(props: LinkProps) {
  const Chosen = use(LinkContext)
  return <Chosen {...props} />
}
