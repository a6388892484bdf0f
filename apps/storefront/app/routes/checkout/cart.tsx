import { redirect } from 'react-router'

/** The first step is the cart itself, at its own address. */
export const loader = () => redirect('/shopping-cart')
