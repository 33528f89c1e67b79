'use client';
/** The studio, which runs in the browser alone: its state is the author's, and the server has nothing of it to draw. */
import dynamic from 'next/dynamic';

export const Studio = dynamic(() => import('../editor/workbench/studio-app'), { ssr: false });
