import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { data } from 'react-router'
import type { FormRefusal } from './form-refusal.ts'
import { typedValuesOf } from './typed-values.ts'

/** Runs a form action. A refusal returns the field messages and the typed values. */
export async function answerForm<T>(form: FormData, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    return data({ refusal: refusalOf(error, form) }, { status: error.status })
  }
}

export function refusalOf(error: ShopApiError, form: FormData): FormRefusal {
  const fields = error.fields.map(({ field, message }): [string, string] => [field.replace(/^address\./, ''), message])
  return { code: error.code, message: error.message, fields: Object.fromEntries(fields), typed: typedValuesOf(form) }
}

/** A refusal by the storefront itself, for input that the API would not understand. */
export const refuseField = (form: FormData, field: string, message: string) =>
  data(
    {
      refusal: {
        code: 'Request.Invalid',
        message: 'Please check the marked fields.',
        fields: { [field]: message },
        typed: typedValuesOf(form),
      } satisfies FormRefusal as FormRefusal,
    },
    { status: 400 },
  )

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

export const optionalTextOf = (form: FormData, name: string): string | null => textOf(form, name) || null

/** Not trimmed: a password may contain blanks. */
export const secretOf = (form: FormData, name: string): string => String(form.get(name) ?? '')
