import type { FastifyRequest } from 'fastify'
import type { CheckoutNeeds } from '../checkout/checkout-needs.ts'

export interface OpenIdConnectNeeds extends CheckoutNeeds {
  publicUrl: string
  /** Throws if the caller's address calls too often. */
  countCall(request: FastifyRequest): void
}

/** The address that a marketplace registers at its provider. */
export const redirectUriOf = ({ publicUrl }: OpenIdConnectNeeds): string => `${publicUrl.replace(/\/+$/, '')}/ocrpcode`

export const isSecure = ({ publicUrl }: OpenIdConnectNeeds): boolean => publicUrl.startsWith('https:')
