/** Root folder of the project. */
export declare const root: string
