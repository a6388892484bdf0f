import type { ClientBrand } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  brand: ClientBrand
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** Logo and license number for the pages that clients open. */
export function ClientBrandForm({ brand: { hasLogo, licenseNumber }, refusal, isBusy }: Props) {
  const field = scopedFields(refusal, 'brand', { license: licenseNumber })
  return (
    <section aria-labelledby="client-pages" className="grid gap-5 border-t border-grout pt-8">
      <h2 id="client-pages" className="text-3xl">
        Client pages
      </h2>
      <p className="text-stone">
        Selection sheets and proposals show your company’s name and logo to your clients, not ours.
      </p>
      <Form method="post" encType="multipart/form-data" className="grid gap-5">
        <input type="hidden" name="intent" value="brand" />
        <ScopeFields scope="brand" refusal={refusal} />
        {hasLogo && (
          <img
            src="/account/client-logo"
            alt="Your logo"
            width={160}
            height={72}
            className="h-18 w-auto max-w-40 rounded bg-white object-contain p-1"
          />
        )}
        <TextField
          label={hasLogo ? 'Replace logo' : 'Logo'}
          name="photoFile"
          id="photo-brand"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hint="JPEG, PNG or WebP, up to 8 MB."
          error={field('photo').error}
          isOptional
        />
        {hasLogo && <Checkbox label="Remove logo" name="removesLogo" />}
        <TextField
          label="License number"
          {...field('license')}
          maxLength={60}
          hint="Printed under your company name, for states that require it."
          className="max-w-sm"
          isOptional
        />
        <div>
          <Button type="submit" isBusy={isBusy}>
            Save client pages
          </Button>
        </div>
      </Form>
    </section>
  )
}
