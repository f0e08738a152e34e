/** What lies beside the fairground. */
export type Sheet = 'yard' | 'rides' | 'tricks' | 'rivals'

/** All of them on a desk; beside the fairground, or over it, one at a time. */
export type Place = 'desk' | 'beside' | 'over'
