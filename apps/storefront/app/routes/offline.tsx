import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/offline.ts'

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'You are offline', isHidden: true })

/** Cached by the service worker and shown when the network is down. */
export default function Offline() {
  return (
    <div className="page py-12">
      <EmptyState
        level={1}
        title="You are offline"
        pattern="herringbone"
        action={
          <>
            {/* a form without an action reloads the URL that failed */}
            <form>
              <Button type="submit" kind="primary">
                Try again
              </Button>
            </form>
            <LinkButton href="/">Home</LinkButton>
          </>
        }
      >
        You can still open pages you’ve visited. Your cart is saved.
      </EmptyState>
    </div>
  )
}
