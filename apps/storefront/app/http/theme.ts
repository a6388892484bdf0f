import { themes } from '@tessera/contract/shop/constants'

export type Theme = (typeof themes)[number]
export const themeCookie = 'theme'

export const findTheme = (text: unknown): Theme | undefined => themes.find((theme) => theme === text)
