import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { PasswordField } from '../../kit/forms/password-field.tsx'
import { DownloadLink } from '../../kit/lists/download-link.tsx'

interface Props {
  refusal: FormRefusal | undefined
  isBusy(intent: string): boolean
}

/** Downloads the customer's data or deletes the account. */
export const PersonalDataPanel = ({ refusal, isBusy }: Props) => (
  <section className="grid gap-5 border-t border-grout pt-8">
    <h2 className="text-2xl">Your data</h2>
    <p className="max-w-prose text-stone">
      Download everything we store about you: orders, quotes, projects, messages and sign-ins.
    </p>
    <div className="flex flex-wrap gap-3">
      <DownloadLink href="/account/my-data" label="Download my data, JSON">
        Download my data
      </DownloadLink>
    </div>
    <Disclosure summary="Delete my account" isOpen={refusal !== undefined || undefined}>
      <Form method="post" className="grid max-w-prose gap-4">
        <input type="hidden" name="intent" value="delete" />
        <p>
          You won’t be able to sign in. We erase your personal data after 30 days and keep orders and invoices as long
          as the law requires.
        </p>
        <PasswordField
          name="password"
          id={refusal ? 'password' : 'delete-password'}
          label="Your password"
          error={refusal?.fields.password}
          autoComplete="current-password"
        />
        <div>
          <Button type="submit" kind="danger" isBusy={isBusy('delete')}>
            Delete my account
          </Button>
        </div>
      </Form>
    </Disclosure>
  </section>
)
