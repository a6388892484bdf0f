import type { Proposal } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { DayAt, Moment } from '@tessera/ui/time-zone'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { NewLink, type ShareLink } from '../../kit/plans/new-link.tsx'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { ShareFields } from '../../kit/plans/share-fields.tsx'

interface Props {
  proposal: Proposal
  refusal: FormRefusal | undefined
  link: ShareLink | undefined
}

/** Creates links for the client and lists the active ones. */
export function ShareProposal({ proposal, refusal, link }: Props) {
  const field = scopedFields(refusal, 'share', { days: '30' })
  return (
    <section aria-labelledby="share" className="grid max-w-2xl gap-5 border-t border-grout pt-8">
      <h2 id="share" className="text-2xl">
        Client link
      </h2>
      {link && <NewLink link={link} what="the proposal" />}
      <Form method="post" preventScrollReset className="grid gap-4" key={proposal.links.length}>
        <input type="hidden" name="intent" value="share" />
        <ScopeFields scope="share" refusal={refusal} />
        <ShareFields field={field} />
        <div>
          <Button type="submit">Create link</Button>
        </div>
      </Form>
      {proposal.links.length > 0 && (
        <ul className="border-t border-grout">
          {proposal.links.map(({ id, createdAt, createdBy, expiresAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-grout py-3"
            >
              <span>
                Created <Moment at={createdAt} /> by {createdBy}, expires <DayAt at={expiresAt} />
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="end-link" />
                <input type="hidden" name="linkId" value={id} />
                <Button type="submit" kind="quiet" size="Small">
                  Revoke link
                  <span className="sr-only">
                    {' '}
                    of <Moment at={createdAt} />
                  </span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
