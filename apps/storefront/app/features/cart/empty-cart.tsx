import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactNode } from 'react'
import { QuickAdd } from './quick-add.tsx'

export function EmptyCart({ children, later }: { children: ReactNode; later: ReactNode }) {
  return (
    <div className="page pt-12">
      {children}
      <EmptyState
        level={1}
        title="Your cart is empty"
        action={
          <>
            <LinkButton href="/products" kind="primary">
              Browse tile
            </LinkButton>
            <LinkButton href="/favorites">Your favorites</LinkButton>
          </>
        }
      >
        Samples are a good beginning: see the tile in your own light.
      </EmptyState>
      <div className="mt-6 max-w-xl">
        <QuickAdd />
      </div>
      <div className="mt-8">{later}</div>
    </div>
  )
}
