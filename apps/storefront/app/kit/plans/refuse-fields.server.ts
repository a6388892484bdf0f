import { data } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { typedValuesOf } from '../../http/typed-values.ts'

/** A refusal by the storefront itself, for invalid numbers. */
export const refuseFields = (form: FormData, fields: Record<string, string>) =>
  data(
    {
      refusal: {
        code: 'Request.Invalid',
        message: 'Please check the marked fields.',
        fields,
        typed: typedValuesOf(form),
      } satisfies FormRefusal as FormRefusal,
    },
    { status: 400 },
  )
