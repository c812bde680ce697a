export const PreviewPane = () => null;
