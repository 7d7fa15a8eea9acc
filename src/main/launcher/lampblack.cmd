@echo off
rem Starts Lampblack with the Java that came or was built with it, else that of JAVA_HOME, else the newest there is.
setlocal
set "HERE=%~dp0"
set NEW_ENOUGH="^JAVA_VERSION=.2[1-9] ^JAVA_VERSION=.[3-9][0-9]"
set "JAVA="
if exist "%HERE%java" set /p JAVA=<"%HERE%java"
if "%JAVA:~0,2%"==".." set "JAVA=%HERE%%JAVA%"
if not exist "%JAVA%\bin\java.exe" set "JAVA="
if not defined JAVA findstr /r %NEW_ENOUGH% "%JAVA_HOME%\release" >nul 2>&1 && set "JAVA=%JAVA_HOME%"
if not defined JAVA for /d %%D in ("%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\*" "%ProgramFiles%\Eclipse Adoptium\*") do (
    findstr /r %NEW_ENOUGH% "%%~D\release" >nul 2>&1 && set "JAVA=%%~D"
)
if not defined JAVA (
    echo Lampblack needs Java 21 or newer: install one, or name the folder of one in JAVA_HOME. 1>&2
    exit /b 1
)
rem What was laid out beforehand is of a jar of this time, which a copy may have lost; to look it up takes long.
set "TIME_NOW="
set "TIME_SET="
for %%F in ("%HERE%lampblack.jar") do set "TIME_NOW=%%~tF"
if exist "%HERE%time" set /p TIME_SET=<"%HERE%time"
if exist "%HERE%lampblack.aot" if not "%TIME_NOW%"=="%TIME_SET%" (
    powershell -NoProfile -Command "(Get-Item -LiteralPath ($env:HERE + 'lampblack.jar')).LastWriteTimeUtc = [datetime]'2026-01-01'" >nul 2>&1
    for %%F in ("%HERE%lampblack.jar") do (echo %%~tF)>"%HERE%time"
)
set "PART=lampblack"
if "%~1"=="serve" set "PART=serve"
if "%~1"=="check" set "PART=check"
if "%~1"=="pdf" set "PART=pdf"
if not exist "%HERE%%PART%.aot" set "PART=lampblack"
set "CACHE="
if exist "%HERE%%PART%.aot" findstr /r "^JAVA_VERSION=.2[5-9] ^JAVA_VERSION=.[3-9][0-9]" "%JAVA%\release" >nul 2>&1 && set CACHE="-XX:AOTCache=%HERE%%PART%.aot"
rem Everything is over, or waits for people, before a second compiler pays.
"%JAVA%\bin\java" %CACHE% -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m -Xlog:disable -cp "%HERE%lampblack.jar" lampblack.server.Program %*
exit /b %ERRORLEVEL%
