import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactNode } from 'react'
import { RecentlyViewed } from '../../kit/products/recently-viewed.tsx'
import { QuickAdd } from './quick-add.tsx'

interface Props {
  /** The last changed project. */
  project: { name: string; href: string } | null
  later: ReactNode
  children: ReactNode
}

export function EmptyCart({ project, later, children }: Props) {
  return (
    <div className="page pt-12">
      {children}
      <EmptyState
        level={1}
        title="Your cart is empty"
        action={
          <>
            {project && (
              <LinkButton href={project.href} kind="primary">
                Continue “{project.name}”
              </LinkButton>
            )}
            <LinkButton href="/products" kind={project ? 'secondary' : 'primary'}>
              Browse tile
            </LinkButton>
            <LinkButton href="/favorites">Your favorites</LinkButton>
          </>
        }
      >
        Not sure yet? Start with samples.
      </EmptyState>
      <div className="mt-6 max-w-xl">
        <QuickAdd />
      </div>
      <div className="mt-8">{later}</div>
      <div className="mt-12">
        <RecentlyViewed />
      </div>
    </div>
  )
}
