import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { data } from 'react-router'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/form-refused.ts'

const title = 'We couldn’t accept this form'

export const loader = ({ url }: Route.LoaderArgs) =>
  data({ page: readLocalPath(url.searchParams.get('page')) ?? '/' }, { status: 403 })

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title, isHidden: true })

/** The answer to a form from another site; `page` is its target. */
export default function FormRefused({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="page py-12">
      <EmptyState
        level={1}
        title={title}
        action={
          <>
            <LinkButton kind="primary" href={page}>
              Open the page
            </LinkButton>
            <LinkButton href="/">Home</LinkButton>
          </>
        }
      >
        It came from another website, so nothing was changed. To continue, open the page here and fill in the form
        again.
      </EmptyState>
    </div>
  )
}
