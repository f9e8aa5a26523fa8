/** The formats that CI systems read. */
export const reportValues = ['junit', 'sarif', 'github'] as const;
