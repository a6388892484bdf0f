import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { data } from 'react-router'
import { ClientProposalView } from '../features/proposals/client-proposal.tsx'
import { orNoOffer } from '../features/proposals/or-no-offer.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { DownloadLink } from '../kit/lists/download-link.tsx'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/proposal.ts'

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { shop } = context.get(visitorContext)
  const opened = await orNoOffer(shop.ProposalLinks.OpenProposal({ token }))
  return opened.proposal ? opened : data(opened, { status: 404 })
}

/** The URL contains the token, so it is not sent as a referrer and the page is not cached. */
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, { title: loaderData?.proposal?.title ?? 'Proposal' })

export default function SharedProposal({ loaderData: { proposal, problem }, params: { token } }: Route.ComponentProps) {
  if (!proposal)
    return (
      <div className="page pt-12">
        <EmptyState level={1} title="This link doesn’t work" action={<LinkButton href="/">Shop tile</LinkButton>}>
          {problem}
        </EmptyState>
      </div>
    )
  return (
    <div className="page max-w-4xl pt-12">
      <ClientProposalView
        proposal={proposal}
        logoHref={`/proposal/${token}/logo`}
        actions={
          <DownloadLink href={`/proposal/${token}/pdf`} label="This proposal as PDF" kind="secondary">
            PDF
          </DownloadLink>
        }
      />
    </div>
  )
}
