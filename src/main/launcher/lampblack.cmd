@echo off
rem Starts Lampblack with the Java that it was built with, else that of JAVA_HOME, else the newest there is.
setlocal
set "HERE=%~dp0"
set "JAVA="
if exist "%HERE%java" set /p JAVA=<"%HERE%java"
if not exist "%JAVA%\bin\java.exe" set "JAVA="
if not defined JAVA call :take "%JAVA_HOME%"
if not defined JAVA for /d %%D in ("%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\*" "%ProgramFiles%\Eclipse Adoptium\*") do call :take "%%~D"
if not defined JAVA (
    echo Lampblack needs Java 21 or newer: install one, or name the folder of one in JAVA_HOME. 1>&2
    exit /b 1
)
rem What was laid out beforehand is of a jar of this time, which a copy may have lost; to look it up takes long.
set "TIME_NOW="
set "TIME_SET="
for %%F in ("%HERE%lampblack.jar") do set "TIME_NOW=%%~tF"
if exist "%HERE%time" set /p TIME_SET=<"%HERE%time"
if not "%TIME_NOW%"=="%TIME_SET%" (
    powershell -NoProfile -Command "(Get-Item -LiteralPath ($env:HERE + 'lampblack.jar')).LastWriteTimeUtc = [datetime]'2026-01-01'" >nul 2>&1
    for %%F in ("%HERE%lampblack.jar") do (echo %%~tF)>"%HERE%time"
)
rem A command is over before a second compiler pays, and a server is not; nor do commands need what a server does.
set "PART=lampblack"
set "LEVEL=1"
if "%~1"=="serve" set "PART=serve" & set "LEVEL=4"
set "CACHE="
findstr /r "^JAVA_VERSION=.2[5-9] ^JAVA_VERSION=.[3-9][0-9]" "%JAVA%\release" >nul 2>&1 && set CACHE="-XX:AOTCache=%HERE%%PART%.aot"
"%JAVA%\bin\java" %CACHE% -XX:TieredStopAtLevel=%LEVEL% -XX:+UseSerialGC -Xmx512m -Xlog:disable -cp "%HERE%lampblack.jar" lampblack.server.Program %*
exit /b %ERRORLEVEL%

:take
findstr /r "^JAVA_VERSION=.2[1-9] ^JAVA_VERSION=.[3-9][0-9]" "%~1\release" >nul 2>&1 && set "JAVA=%~1"
exit /b 0
