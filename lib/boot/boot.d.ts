export declare const BOOT: string;
