import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { EmailText } from '@tessera/ui/email-text'
import { TextAreaField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  project: ProjectDetail
  refusal: FormRefusal | undefined
}

/** The people on the project. Colleagues on the account can view and edit it like its owner. */
export function PeopleView({ project, refusal }: Props) {
  const others = project.people.filter(({ isOwner }) => !isOwner)
  const field = scopedFields(refusal, 'people', { memberEmails: others.map(({ email }) => email).join('\n') })
  return (
    <div className="grid max-w-2xl gap-6">
      <ul className="border-t border-grout">
        {project.people.map(({ email, name, isOwner }) => (
          <li key={email} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-grout py-3">
            <span className="grid">
              {name}
              <EmailText email={email} className="text-sm text-stone" />
            </span>
            <Badge>{isOwner ? 'Owner' : 'Can edit'}</Badge>
          </li>
        ))}
      </ul>
      {project.canEdit && (
        <Form method="post" preventScrollReset className="grid gap-4" key={project.version}>
          <input type="hidden" name="intent" value="people" />
          <input type="hidden" name="basketId" value={project.basketId} />
          <ScopeFields scope="people" refusal={refusal} />
          <TextAreaField
            label="Team members, by email"
            {...field('memberEmails')}
            rows={3}
            hint="One email per line, for people on your account. Anyone not listed loses access to the project."
            isOptional
          />
          <div>
            <Button type="submit">Save team</Button>
          </div>
        </Form>
      )}
    </div>
  )
}
